"use client";
import { clsx } from "clsx";
import RefreshCw from "lucide-react/icons/refresh-cw";
import { type ComponentPropsWithRef, useState } from "react";
import { assignInlineVars } from "../../internal/assignInlineVars.ts";
import { recordOf } from "../../internal/given.ts";
import { IconButton } from "../../primitives/IconButton/index.ts";
import { useMessages } from "../../runtime/index.ts";
import * as styles from "./SliderCaptcha.css.ts";

/** A picture with a gap and the piece that fits it. Lengths are in px of the picture. */
export interface SliderPuzzle {
  /** Addresses of the two images. */
  readonly picture: string;
  readonly piece: string;
  readonly width: number;
  readonly height: number;
  readonly pieceWidth: number;
  readonly pieceHeight: number;
  /** From the top of the picture to the top of the piece. */
  readonly pieceTop: number;
}

/** Props of {@link SliderCaptcha}. */
export interface SliderCaptchaProps extends Omit<ComponentPropsWithRef<"div">, "children"> {
  /** The picture and its piece. */
  puzzle: SliderPuzzle;
  /** `missed` after a wrong position: the buyer can try again. @default "ready" */
  state?: "ready" | "checking" | "missed" | "passed" | undefined;
  /** Called when the buyer releases the piece, with its left edge in px of the picture. */
  onSolve: (event: { x: number }) => void;
  /** Called when the buyer asks for a new picture. */
  onRenew: () => void;
}

const share = (part: number, whole: number) => `${(part / whole) * 100}%`;

/**
 * A security check: the buyer slides a piece into the gap of a picture, by pointer or keys. Give each puzzle its own `key`.
 */
export function SliderCaptcha({
  puzzle: given,
  state = "ready",
  onSolve,
  onRenew,
  className,
  ...rest
}: SliderCaptchaProps) {
  const puzzle = recordOf(given);
  const { captcha: words } = useMessages();
  const [x, setX] = useState(0);
  const { width, height, pieceWidth, pieceHeight } = puzzle;
  const farthest = width - pieceWidth;
  const over = state === "checking" || state === "passed";
  const solve = () => {
    if (!over && x > 0) onSolve({ x });
  };
  const message = state === "ready" ? words.help : words[state];
  return (
    <div data-component="SliderCaptcha" data-state={state} {...rest} className={clsx(styles.root, className)}>
      <div className={styles.stage} style={assignInlineVars({ [styles.ratio]: `${width} / ${height}` })}>
        <img src={puzzle.picture} alt={words.picture} width={width} height={height} className={styles.picture} />
        <img
          src={puzzle.piece}
          alt=""
          width={pieceWidth}
          height={pieceHeight}
          data-part="piece"
          className={styles.piece}
          style={assignInlineVars({
            [styles.left]: share(x, width),
            [styles.top]: share(puzzle.pieceTop, height),
            [styles.pieceWidth]: share(pieceWidth, width),
          })}
        />
      </div>
      <input
        type="range"
        min={0}
        max={farthest}
        step={1}
        value={x}
        disabled={state === "passed"}
        aria-label={words.slider}
        aria-valuetext={`${Math.round((x / farthest) * 100)}%`}
        className={styles.slider}
        onChange={(event) => {
          if (!over) setX(event.currentTarget.valueAsNumber);
        }}
        onPointerUp={solve}
        onKeyDown={(event) => {
          if (event.key !== "Enter") return;
          // Enter solves the puzzle. It must not submit the form around it.
          event.preventDefault();
          solve();
        }}
      />
      <div className={styles.foot}>
        <p role="status" className={clsx(styles.words, state === "missed" && styles.missed)}>
          {message}
        </p>
        <IconButton label={words.renew} disabled={over} onClick={onRenew}>
          <RefreshCw />
        </IconButton>
      </div>
    </div>
  );
}
