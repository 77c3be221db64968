const grades = ["1", "2", "3", "4"] as const;

/** The grade, if the shop has a name for it (EN-01). */
export function knownGrade(gradeId: string | null | undefined): (typeof grades)[number] | undefined {
  return grades.find((grade) => grade === gradeId);
}
