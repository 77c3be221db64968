import { ApiError } from "@sundry/api/client";
import { check, create } from "@sundry/api/contract/captcha";
import type { VerificationPurpose } from "@sundry/api/contract/enums";
import type { SliderPuzzle } from "@sundry/ui/commerce/SliderCaptcha";
import { useCallback, useEffect, useRef, useState } from "react";
import { client, type Fault } from "../../shared/data/client.ts";

/** The piece is in the wrong place; the puzzle stays. */
const MISSED = 80202;

/** A slider puzzle under way. */
export interface Puzzle {
  /** Undefined while one is on its way, or could not be had. */
  drawn: (SliderPuzzle & { key: string }) | undefined;
  state: "ready" | "checking" | "missed" | "passed";
  /** Why there is none, or why it could not be checked. */
  fault: Fault | undefined;
  renew: () => void;
  solve: (event: { x: number }) => void;
}

/** Gets a puzzle and checks where the piece was put; a puzzle that is gone is replaced by a new one. */
export function usePuzzle(purpose: VerificationPurpose, onPassed: () => void): Puzzle {
  const [drawn, setDrawn] = useState<Puzzle["drawn"]>();
  const [state, setState] = useState<Puzzle["state"]>("ready");
  const [fault, setFault] = useState<Fault>();
  const asked = useRef(0);

  const renew = useCallback(async () => {
    const turn = (asked.current += 1);
    setDrawn(undefined);
    setFault(undefined);
    setState("ready");
    try {
      const made = await client.send(create, { verificationEnums: purpose });
      if (turn !== asked.current) return;
      setDrawn({
        key: made.key,
        picture: made.backImage,
        piece: made.slidingImage,
        width: made.originalWidth,
        height: made.originalHeight,
        pieceWidth: made.sliderWidth,
        pieceHeight: made.sliderHeight,
        pieceTop: made.randomY,
      });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (turn === asked.current) setFault(error);
    }
  }, [purpose]);

  useEffect(() => {
    void renew();
    return () => {
      asked.current += 1;
    };
  }, [renew]);

  const solve = async ({ x }: { x: number }) => {
    setState("checking");
    setFault(undefined);
    try {
      await client.send(check, { verificationEnums: purpose, xPos: Math.round(x) });
      setState("passed");
      onPassed();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error.code === MISSED) return setState("missed");
      if (error.kind !== "refused") {
        setFault(error);
        return setState("ready");
      }
      await renew();
    }
  };
  return { drawn, state, fault, renew: () => void renew(), solve: (event) => void solve(event) };
}
