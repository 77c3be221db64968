export { MovableDialog, type MovableDialogProps } from "./MovableDialog.tsx";
