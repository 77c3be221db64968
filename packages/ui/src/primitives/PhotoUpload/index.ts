export { PhotoUpload, type PhotoUploadProps } from "./PhotoUpload.tsx";
export type { UploadPhoto } from "./usePhotos.ts";
