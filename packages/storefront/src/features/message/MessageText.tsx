import { TextLink } from "@sundry/ui/primitives/TextLink";
import { messageParts } from "./messageParts.ts";
import * as styles from "./messages.css.ts";

/** The text of a message with its links. A link to another site opens a tab that has no access to this one (MC-13, VA-05). */
export function MessageText({ text }: { text: string }) {
  return (
    <p className={styles.body}>
      {messageParts(text).map((part) => {
        if (part.kind === "text") return <span key={part.at}>{part.text}</span>;
        if (part.kind === "page")
          return (
            <TextLink key={part.at} href={part.href}>
              {part.text}
            </TextLink>
          );
        return (
          <TextLink key={part.at} href={part.href} newTab rel="noopener noreferrer nofollow">
            {part.text}
          </TextLink>
        );
      })}
    </p>
  );
}
