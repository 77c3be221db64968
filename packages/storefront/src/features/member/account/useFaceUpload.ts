import { useCallback } from "react";
import { useUpload } from "../../../shared/forms/useUpload.ts";
import { squarePhoto } from "./squarePhoto.ts";

/** Sends a face: the middle square of the photo, small enough for where faces are shown (MC-15). */
export function useFaceUpload(): ReturnType<typeof useUpload> {
  const upload = useUpload();
  return useCallback(async (file, options) => upload(await squarePhoto(file), options), [upload]);
}
