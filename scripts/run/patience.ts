/** Environment variable of runs of everything, whose parts share the machine. */
export const patientVariable = "SUNDRY_PATIENT";

const patient = Boolean(process.env[patientVariable]);

/** How long, in ms, a test in the browser looks for something. A run of a few files says soon what is missing. */
export const patience = patient ? 30_000 : 12_000;

/** The same for a press or a typed text. */
export const patienceOfActions = patient ? 60_000 : 12_000;
