import { globalInLayer } from "@sundry/ui/theme/inLayer";
import { globalStyle } from "@vanilla-extract/css";
import { shopSize } from "./shopSize.ts";

/** Toasts appear below the header that stays at the top of the window. */
globalStyle(":root", globalInLayer("app", { vars: { "--sundry-toast-top": shopSize.toastTop } }));
