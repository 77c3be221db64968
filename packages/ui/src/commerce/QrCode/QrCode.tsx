"use client";
import { clsx } from "clsx";
import { QRCodeSVG } from "qrcode.react";
import type { ComponentPropsWithRef, ReactNode } from "react";
import * as styles from "./QrCode.css.ts";

/** Modules of white around a code; scanners need four. */
const quietZone = 4;

/** Props of {@link QrCode}. */
export interface QrCodeProps extends Omit<ComponentPropsWithRef<"div">, "children"> {
  /** Text in the code, as a scanner reads it. */
  value: string;
  /** What scanning it does: the text alternative. */
  label: string;
  /** Edge: 128 or 240 px, less where the page is narrower. @default "lg" */
  size?: "sm" | "lg" | undefined;
  /** Stands over the code, which can't be scanned any more. */
  overlay?: ReactNode | undefined;
}

/** A code to scan with a phone: black on white in every theme, because scanners want it so. */
export function QrCode({ value, label, size, overlay, className, ...rest }: QrCodeProps) {
  const ended = overlay !== undefined && overlay !== null;
  return (
    <div
      data-component="QrCode"
      data-ended={ended || undefined}
      {...rest}
      className={clsx(styles.root({ size }), className)}
    >
      <QRCodeSVG
        value={value}
        level="M"
        marginSize={quietZone}
        role="img"
        aria-label={label}
        data-part="code"
        className={styles.code({ ended })}
      />
      {ended && (
        <div data-part="overlay" className={styles.overlay}>
          {overlay}
        </div>
      )}
    </div>
  );
}
