import { ApiError, type Client } from "@sundry/api/client";
import { file as uploadFile, largestUpload } from "@sundry/api/contract/upload";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { createShopClient } from "../data/createShopClient.ts";
import { useErrorMessage } from "../data/errorMessage.ts";
import { onSent, sendForm } from "./sendForm.ts";
import { shrinkPhoto } from "./shrinkPhoto.ts";

interface UploadOptions {
  readonly signal: AbortSignal;
  readonly onProgress: (event: { percent: number }) => void;
}

let sender: Client | undefined;

/** A client that reports upload progress; the session treats it as one more tab. */
function uploads(): Client {
  sender ??= createShopClient({ fetch: sendForm });
  return sender;
}

/**
 * The `upload` of an `UploadField`: shrinks the photo in the browser, sends it and returns its address. With the folder
 * `private` only the buyer sees it: for scans of papers. Rejects with an Error whose message is in the buyer's language.
 * The function stays the same while the page is open.
 */
export function useUpload(folder: "private" | "" = ""): (file: File, options: UploadOptions) => Promise<string> {
  const { t } = useTranslation("shell");
  const errorMessage = useErrorMessage();
  const words = useRef({ t, errorMessage });
  useEffect(() => {
    words.current = { t, errorMessage };
  });
  return useRef((file: File, options: UploadOptions) => send(file, folder, options, words.current)).current;
}

interface Words {
  t: (key: "fault.tooLarge" | "fault.notPhoto") => string;
  errorMessage: ReturnType<typeof useErrorMessage>;
}

async function send(
  chosen: File,
  directoryPath: string,
  { signal, onProgress }: UploadOptions,
  { t, errorMessage }: Words,
): Promise<string> {
  // A file with another type is not sent at all; for one without a type, the server decides.
  if (chosen.type !== "" && !chosen.type.startsWith("image/")) throw new Error(t("fault.notPhoto"));
  const file = await shrinkPhoto(chosen);
  if (file.size > largestUpload) throw new Error(t("fault.tooLarge"));
  onSent(file, onProgress);
  try {
    return await uploads().send(uploadFile, { file, directoryPath }, { signal });
  } catch (fault) {
    throw fault instanceof ApiError ? new Error(errorMessage(fault), { cause: fault }) : fault;
  }
}
