import { ApiError } from "@sundry/api/client";
import { check, create, work } from "@sundry/api/contract/captcha";
import type { VerificationPurpose } from "@sundry/api/contract/enums";
import type { SliderPuzzle } from "@sundry/ui/commerce/SliderCaptcha";
import { useCallback, useEffect, useRef, useState } from "react";
import { client, type Fault } from "../../shared/data/client.ts";
import { useAction } from "../../shared/data/useAction.ts";

/** The piece is in the wrong place; the puzzle stays. */
const MISSED = 80202;
/** Somebody at this address has passed too often; another puzzle would not help. */
const TOO_OFTEN = 1003;

/** A slider puzzle in progress. */
export interface Puzzle {
  /** Undefined while it loads, or if it failed to load. */
  drawn: (SliderPuzzle & { key: string; workBits: number }) | undefined;
  state: "ready" | "checking" | "missed" | "passed";
  /** The device works on a check that needs no sight. */
  working: boolean;
  /** Starts that check; undefined if the server has none. */
  workInstead: (() => void) | undefined;
  /** Why it could not be loaded or checked. */
  fault: Fault | undefined;
  renew: () => void;
  solve: (event: { x: number }) => void;
}

/** Loads a puzzle and checks the position of the piece. Replaces a puzzle that the server no longer knows. */
export function usePuzzle(purpose: VerificationPurpose, onPassed: () => void): Puzzle {
  const [drawn, setDrawn] = useState<Puzzle["drawn"]>();
  const [state, setState] = useState<Puzzle["state"]>("ready");
  const [fault, setFault] = useState<Fault>();
  const [working, setWorking] = useState(false);
  const left = useRef<AbortController>(undefined);
  /** Only the answer of the latest request counts. */
  const request = useRef(0);

  const renew = useCallback(async () => {
    const own = (request.current += 1);
    setDrawn(undefined);
    left.current?.abort();
    setWorking(false);
    setFault(undefined);
    setState("ready");
    try {
      const made = await client.send(create, { verificationEnums: purpose });
      if (own !== request.current) return;
      setDrawn({
        key: made.key,
        picture: made.backImage,
        piece: made.slidingImage,
        width: made.originalWidth,
        height: made.originalHeight,
        pieceWidth: made.sliderWidth,
        pieceHeight: made.sliderHeight,
        pieceTop: made.randomY,
        workBits: made.workBits ?? 0,
      });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (own === request.current) setFault(error);
    }
  }, [purpose]);

  useEffect(() => {
    void renew();
    return () => {
      request.current += 1;
      left.current?.abort();
    };
  }, [renew]);

  const passing = {
    after: () => {
      setState("passed");
      onPassed();
    },
    refused: async (error: Fault) => {
      setWorking(false);
      if (error.code === MISSED) setState("missed");
      else if (error.kind === "refused" && error.code !== TOO_OFTEN) await renew();
      else {
        setFault(error);
        setState("ready");
      }
      return true;
    },
  };
  const solving = useAction(
    (x: number) => client.send(check, { verificationEnums: purpose, xPos: Math.round(x) }),
    passing,
  );
  const worked = useAction((nonce: string) => client.send(work, { verificationEnums: purpose, nonce }), passing);
  const solve = ({ x }: { x: number }) => {
    setState("checking");
    setFault(undefined);
    void solving.run(x);
  };
  const workInstead = async ({ key, workBits }: { key: string; workBits: number }) => {
    left.current = new AbortController();
    const { signal } = left.current;
    setWorking(true);
    setFault(undefined);
    const { findWork } = await import("./findWork.ts");
    const nonce = await findWork(key, workBits, signal);
    if (nonce !== undefined) void worked.run(nonce);
  };
  return {
    drawn,
    state,
    working,
    fault,
    renew: () => void renew(),
    solve,
    workInstead: drawn && drawn.workBits > 0 ? () => void workInstead(drawn) : undefined,
  };
}
