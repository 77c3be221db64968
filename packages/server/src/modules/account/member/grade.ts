/** Points ever earned that each grade needs; everybody has the first grade (MC-01). */
const grades = [
  { id: "1", from: 0 },
  { id: "2", from: 500 },
  { id: "3", from: 2_000 },
  { id: "4", from: 10_000 },
] as const;

/** Id of a buyer's grade, "1" to "4", by all points ever earned; spending points never lowers it. */
export function gradeOf(totalPoints: number): string {
  return grades.findLast(({ from }) => totalPoints >= from)?.id ?? grades[0].id;
}
