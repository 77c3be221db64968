import { type CSSProperties, useState } from "react";
import { Button } from "../../src/primitives/Button/index.ts";
import { Stack } from "../../src/primitives/Stack/index.ts";
import { Text } from "../../src/primitives/Text/index.ts";
import type { ScaleTokens } from "../../src/theme/tokens.ts";
import { tokenName } from "../guide.css.ts";
import { GuidePage, GuideSection } from "../GuidePage.tsx";
import * as styles from "./foundations.css.ts";

const durations = [
  { name: "instant", use: "A press" },
  { name: "fast", use: "Colour under the mouse" },
  { name: "base", use: "Menus, tooltips and toasts" },
  { name: "slow", use: "Drawers and sheets" },
] as const;

const easings = [
  { name: "standard", use: "From one place to another" },
  { name: "enter", use: "What appears" },
  { name: "exit", use: "What leaves" },
] as const;

/** Durations and curves, to be played. */
export function Motion({ scale }: { scale: ScaleTokens }) {
  const [round, setRound] = useState(0);
  const { duration, easing } = scale.motion;
  const runs = [
    ...durations.map(({ name, use }) => ({
      id: `duration.${name}`,
      use,
      value: duration[name],
      duration: duration[name],
      easing: easing.standard,
    })),
    ...easings.map(({ name, use }) => ({
      id: `easing.${name}`,
      use,
      value: easing[name],
      duration: duration.pulse,
      easing: easing[name],
    })),
  ];
  return (
    <GuidePage
      overline="Foundations"
      title="Motion"
      lead="Movement shows where something comes from and where it goes. With reduced motion nothing slides, scales or plays by itself."
    >
      <GuideSection title="Durations and curves" text="Curves are played slowly, to be seen.">
        <div>
          <Button variant="outline" onClick={() => setRound(round + 1)}>
            Play all
          </Button>
        </div>
        <Stack gap={5}>
          {runs.map((run) => (
            <Stack key={run.id} gap={2}>
              <span className={tokenName}>
                {run.id} · {run.value}
              </span>
              <div className={styles.track}>
                <div
                  key={round}
                  data-running={round > 0 || undefined}
                  className={styles.runner}
                  style={{ "--duration": run.duration, "--easing": run.easing } as CSSProperties}
                />
              </div>
              <Text variant="caption" tone="secondary">
                {run.use}
              </Text>
            </Stack>
          ))}
        </Stack>
      </GuideSection>
    </GuidePage>
  );
}
