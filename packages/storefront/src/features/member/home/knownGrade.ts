const grades = ["1", "2", "3", "4"] as const;

/** The grade that has a name; one that nobody knows yet has none (EN-01). */
export function knownGrade(gradeId: string | null | undefined): (typeof grades)[number] | undefined {
  return grades.find((grade) => grade === gradeId);
}
