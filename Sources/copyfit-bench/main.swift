import StringCatalogs

print("copyfit-bench")
