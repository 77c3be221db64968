import { Children, type ReactNode } from "react";

/**
 * Children in which each run of text is an element of its own, so that it can stand beside an icon or a note. A browser's
 * translator moves bare text into elements that it makes; React could then neither change it nor put anything before it.
 */
export function ownText(children: ReactNode): ReactNode {
  const parts: ReactNode[] = [];
  let text = "";
  const endText = () => {
    if (text) parts.push(<span key={`text-${parts.length}`}>{text}</span>);
    text = "";
  };
  for (const child of Children.toArray(children)) {
    if (typeof child === "string" || typeof child === "number") text += String(child);
    else {
      endText();
      parts.push(child);
    }
  }
  endText();
  return parts;
}
