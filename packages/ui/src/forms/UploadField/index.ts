export type { UploadPhoto } from "../../primitives/PhotoUpload/index.ts";
export { UploadField, type UploadFieldProps } from "./UploadField.tsx";
