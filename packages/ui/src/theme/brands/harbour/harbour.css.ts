import { createBrandTheme } from "../../applyTheme.ts";
import { harbour } from "./harbour.ts";

createBrandTheme(harbour);
