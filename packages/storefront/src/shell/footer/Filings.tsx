import { UiLink } from "@sundry/ui/runtime";
import type { useLegalWords } from "./useLegalWords.ts";

/** The public register of the numbers such as 浙ICP备00000000号-1; mainland China wants each to link there. */
const icpRegister = "https://beian.miit.gov.cn/";

interface FilingsProps {
  words: Pick<ReturnType<typeof useLegalWords>, "recordFiling" | "filings">;
  /** Looks of the links. */
  className?: string | undefined;
}

/** The site's registrations: its record filing, and the others with the addresses that they name (HM-09). */
export function Filings({ words: { recordFiling, filings }, className }: FilingsProps) {
  const links = recordFiling && /ICP[备備证證]/u.test(recordFiling) ? [{ text: recordFiling, url: icpRegister }] : [];
  return (
    <>
      {recordFiling && links.length === 0 && <span>{recordFiling}</span>}
      {[...links, ...filings].map(({ text, url }) => (
        <UiLink key={text} href={url} className={className}>
          {text}
        </UiLink>
      ))}
    </>
  );
}
