import { createBrandTheme } from "../../applyTheme.ts";
import { wireframe } from "./wireframe.ts";

createBrandTheme(wireframe);
