import type { PriceSteps as Steps } from "@sundry/api/contract/entities/search";
import * as styles from "./FilterPanel.css.ts";

interface PriceStepsProps {
  steps: Steps;
  min: number | undefined;
  max: number | undefined;
}

/** How many goods cost how much, as bars; those inside the chosen range are marked. The fields below say it in words. */
export function PriceSteps({ steps: { from, to, counts }, min = 0, max = Number.POSITIVE_INFINITY }: PriceStepsProps) {
  const most = Math.max(1, ...counts);
  const ratio = to / Math.max(from, 0.01);
  const edge = (step: number) => from * ratio ** (step / counts.length);
  return (
    <div aria-hidden="true" className={styles.steps}>
      {counts.map((count, step) => (
        <span
          key={step}
          data-inside={(edge(step + 1) >= min && edge(step) <= max) || undefined}
          className={styles.step}
          style={{ blockSize: `${count === 0 ? 2 : Math.max(8, (count / most) * 100)}%` }}
        />
      ))}
    </div>
  );
}
