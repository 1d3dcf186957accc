runCatalogWorkload()
