import { ApiError, type Client, createClient } from "@sundry/api/client";
import { file as uploadFile, largestUpload } from "@sundry/api/contract/upload";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { shopConfig } from "../site/config.ts";
import { useFaultWords } from "../data/faultWords.ts";
import { currentLocale } from "../i18n/locale.ts";
import { onSent, sendForm } from "./sendForm.ts";
import { shrinkPhoto } from "./shrinkPhoto.ts";
import { storage } from "../session/storage.ts";

interface UploadOptions {
  readonly signal: AbortSignal;
  readonly onProgress: (event: { percent: number }) => void;
}

let sender: Client | undefined;

/** A client whose way to the server can tell how much has been sent; for the session it is one more tab. */
function uploads(): Client {
  sender ??= createClient({
    baseUrl: shopConfig.apiBase,
    storage,
    fetch: sendForm,
    language: currentLocale,
    broadcast: typeof BroadcastChannel === "function" ? new BroadcastChannel("sundry") : undefined,
    ...(navigator.locks && { locks: { request: (name, task) => navigator.locks.request(name, task) } }),
  });
  return sender;
}

/**
 * The `upload` of an `UploadField`: makes the photo small in the browser, sends it and answers its address. Rejects with an Error
 * whose message is a sentence in the buyer's language. The function stays the same while the page is there.
 */
export function useUpload(): (file: File, options: UploadOptions) => Promise<string> {
  const { t } = useTranslation("shell");
  const faultWords = useFaultWords();
  const words = useRef({ t, faultWords });
  useEffect(() => {
    words.current = { t, faultWords };
  });
  return useRef((file: File, options: UploadOptions) => send(file, options, words.current)).current;
}

interface Words {
  t: (key: "fault.tooLarge" | "fault.notPhoto") => string;
  faultWords: ReturnType<typeof useFaultWords>;
}

async function send(chosen: File, { signal, onProgress }: UploadOptions, { t, faultWords }: Words): Promise<string> {
  // What names itself something else is not sent at all; what names itself nothing is for the server to look at.
  if (chosen.type !== "" && !chosen.type.startsWith("image/")) throw new Error(t("fault.notPhoto"));
  const file = await shrinkPhoto(chosen);
  if (file.size > largestUpload) throw new Error(t("fault.tooLarge"));
  onSent(file, onProgress);
  try {
    return await uploads().send(uploadFile, { file, directoryPath: "" }, { signal });
  } catch (fault) {
    throw fault instanceof ApiError ? new Error(faultWords(fault), { cause: fault }) : fault;
  }
}
