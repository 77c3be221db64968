import { UiLink } from "@sundry/ui/runtime";
import { shopConfig } from "../../shared/site/config.ts";
import type { useLegalWords } from "./useLegalWords.ts";

interface CopyrightProps {
  words: ReturnType<typeof useLegalWords>["copyright"];
  /** Looks of the link. */
  className?: string | undefined;
}

/** The copyright line. The company's name links to `companyLink`, if there is one (EN-05). */
export function Copyright({ words: { before, company, after }, className }: CopyrightProps) {
  if (!shopConfig.companyLink) return <span>{[before, company, after].join("")}</span>;
  return (
    <span>
      <span>{before}</span>
      <UiLink href={shopConfig.companyLink} className={className}>
        {company}
      </UiLink>
      <span>{after}</span>
    </span>
  );
}
