import { useCallback } from "react";
import { useUpload } from "../../../shared/forms/useUpload.ts";
import { squarePhoto } from "./squarePhoto.ts";

/** Uploads a profile picture: the middle square of the photo, reduced in size (MC-15). */
export function useFaceUpload(): ReturnType<typeof useUpload> {
  const upload = useUpload();
  return useCallback(async (file, options) => upload(await squarePhoto(file), options), [upload]);
}
