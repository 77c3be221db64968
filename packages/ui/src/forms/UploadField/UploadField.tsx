"use client";
import { useController } from "react-hook-form";
import { PhotoUpload, type PhotoUploadProps } from "../../primitives/PhotoUpload/index.ts";
import { useFieldError } from "../binding/useFieldError.ts";

/** Props of {@link UploadField}. */
export interface UploadFieldProps
  extends Pick<PhotoUploadProps, "label" | "help" | "optional" | "limit" | "upload" | "className"> {
  /** Name of a list of addresses in the form's schema. */
  name: string;
}

/**
 * Photos in a `Form`: chosen, dropped, pasted or taken with the camera, and uploaded at once. The form holds their addresses
 * in order, and cannot be submitted while one is uploading or has failed. Without react-hook-form use `PhotoUpload`.
 */
export function UploadField({ name, ...rest }: UploadFieldProps) {
  const { field } = useController({ name });
  const error = useFieldError(name);
  return (
    <PhotoUpload
      data-field="UploadField"
      {...rest}
      name={name}
      error={error}
      value={readUrls(field.value)}
      onValueChange={({ value }) => field.onChange(value)}
      onBlur={field.onBlur}
      controlRef={field.ref}
    />
  );
}

/** The value of the field: a list of addresses; any other value counts as empty. */
function readUrls(value: unknown): readonly string[] {
  return Array.isArray(value) ? value.filter((url): url is string => typeof url === "string" && url !== "") : [];
}
