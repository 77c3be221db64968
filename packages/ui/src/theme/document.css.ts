import { applyToDocument } from "./applyTheme.ts";
import { sundry } from "./brands/sundry/index.ts";

applyToDocument(sundry);
