"use client";
import { useState } from "react";
import * as styles from "./Price.css.ts";

/**
 * Text whose digits roll when they change. While nothing moves it is plain text, so that it is read and copied as one number.
 */
export function RollingDigits({ text }: { text: string }) {
  const [shown, setShown] = useState({ text, before: text });
  if (shown.text !== text) setShown({ text, before: shown.text });
  const { before } = shown;
  if (before === text) return <span>{text}</span>;
  const falls = text.length === before.length ? text < before : text.length < before.length;
  const settle = () => setShown({ text, before: text });
  return [...text].map((letter, index) => {
    const fromEnd = text.length - index;
    const was = before.at(-fromEnd);
    if (letter === was || !/\p{Nd}/u.test(letter)) return <span key={fromEnd}>{letter}</span>;
    return (
      <span key={`${fromEnd}${letter}`} className={styles.window}>
        <span data-from={was} className={styles.digit({ falls })} onAnimationEnd={settle}>
          {letter}
        </span>
      </span>
    );
  });
}
