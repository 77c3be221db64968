"use client";

import { clsx } from "clsx";
import { type ComponentPropsWithRef, useState } from "react";
import { textOf } from "../../internal/given.ts";
import { colourIndex, initials } from "./initials.ts";
import { colours, avatar, picture } from "./Avatar.css.ts";

/** Props of {@link Avatar}. */
export interface AvatarProps extends Omit<ComponentPropsWithRef<"span">, "children"> {
  /** Name of the store or buyer; it determines the letters and colour. */
  name: string;
  /** Address of a logo or photo to show instead. If it fails to load, the letters show. */
  src?: string | null | undefined;
  /** Edge: 32, 40 or 48 px. @default "md" */
  size?: "sm" | "md" | "lg" | undefined;
  /** A circle, for people. @default false */
  round?: boolean | undefined;
}

/** A logo, photo or initials beside a name. Hidden from screen readers, because the name is beside it. */
export function Avatar({ name: given, src, size, round, className, ...rest }: AvatarProps) {
  const name = textOf(given);
  const [broken, setBroken] = useState<string>();
  const colour = colours[colourIndex(name, colours.length)];
  return (
    <span
      data-component="Avatar"
      aria-hidden="true"
      {...rest}
      className={clsx(avatar({ size, round, colour }), className)}
    >
      {src && src !== broken ? (
        <img
          className={picture}
          src={src}
          alt=""
          width={48}
          height={48}
          loading="lazy"
          onError={() => setBroken(src)}
        />
      ) : (
        initials(name)
      )}
    </span>
  );
}
