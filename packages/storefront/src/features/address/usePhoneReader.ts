import type { readPhone } from "@sundry/api/address/readPhone";
import { useEffect, useState } from "react";

export type PhoneReader = typeof readPhone;

/** Loads what knows the telephone numbers of all countries. Undefined if it can't be loaded: then the server decides. */
export async function loadPhoneReader(): Promise<PhoneReader | undefined> {
  return import("@sundry/api/address/readPhone").then(
    (loaded) => loaded.readPhone,
    () => undefined,
  );
}

/** What reads telephone numbers, once it has loaded: only forms with a number need it. */
export function usePhoneReader(): PhoneReader | undefined {
  const [reader, setReader] = useState<{ read: PhoneReader | undefined }>();
  useEffect(() => {
    let open = true;
    void loadPhoneReader().then((read) => open && setReader({ read }));
    return () => {
      open = false;
    };
  }, []);
  return reader?.read;
}
