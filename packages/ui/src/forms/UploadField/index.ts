export { UploadField, type UploadFieldProps } from "./UploadField.tsx";
export type { UploadPhoto } from "./usePhotos.ts";
