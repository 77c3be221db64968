"use client";
import { clsx } from "clsx";
import { QRCodeSVG } from "qrcode.react";
import type { ComponentPropsWithRef, ReactNode } from "react";
import { textOf } from "../../internal/given.ts";
import * as styles from "./QrCode.css.ts";

/** White modules around the code; scanners need four. */
const quietZone = 4;

/** What the largest code holds at this level of error correction. */
const mostBytes = 2331;

/** Props of {@link QrCode}. */
export interface QrCodeProps extends Omit<ComponentPropsWithRef<"div">, "children"> {
  /** Text in the code, as a scanner reads it. More than 2,331 bytes fit in no code: the text itself is shown instead. */
  value: string;
  /** What scanning it does, as its accessible name. */
  label: string;
  /** Width and height: 128 or 240 px, or less on a narrow page. @default "lg" */
  size?: "sm" | "lg" | undefined;
  /** Covers the code when it can no longer be scanned. */
  overlay?: ReactNode | undefined;
}

/** A QR code, black on white in every theme so that scanners can read it. */
export function QrCode({ value: given, label, size, overlay, className, ...rest }: QrCodeProps) {
  const value = textOf(given).toWellFormed();
  const ended = overlay !== undefined && overlay !== null;
  return (
    <div
      data-component="QrCode"
      data-ended={ended || undefined}
      {...rest}
      className={clsx(styles.root({ size }), className)}
    >
      {fitsInCode(value) ? (
        <QRCodeSVG
          value={value}
          level="M"
          marginSize={quietZone}
          role="img"
          aria-label={label}
          data-part="code"
          className={styles.code({ ended })}
        />
      ) : (
        <textarea readOnly value={value} aria-label={label} data-part="text" className={styles.text({ ended })} />
      )}
      {ended && (
        <div data-part="overlay" className={styles.overlay}>
          {overlay}
        </div>
      )}
    </div>
  );
}

function fitsInCode(value: string): boolean {
  return new TextEncoder().encode(value).length <= mostBytes;
}
