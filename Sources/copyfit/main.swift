import Linting
import Reporting

print("copyfit")
