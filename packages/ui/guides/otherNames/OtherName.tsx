import { TextLink } from "../../src/primitives/TextLink/index.ts";
import { GuidePage } from "../GuidePage.tsx";
import { docsAddress } from "../storyAddress.ts";

/** Props of {@link OtherName}. */
export interface OtherNameProps {
  /** What others call it. */
  name: string;
  /** What it is here, as the sidebar writes it: `Primitives/Dialog`. */
  here: readonly string[];
}

/** Says what a widget is called in this design system, for people who search for it by another name. */
export function OtherName({ name, here }: OtherNameProps) {
  return (
    <GuidePage overline="Other names" title={name} lead="Here it has another name:">
      {here.map((title) => (
        <TextLink key={title} href={docsAddress(title)} target="_top">
          {title}
        </TextLink>
      ))}
    </GuidePage>
  );
}
