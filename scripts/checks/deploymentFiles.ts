/**
 * The files of `deploy` fit the server: they set only what it reads, ask for addresses it has, call commands it knows, and
 * leave it time to stop. That they are well-formed for their own tools is tried by hand (docs/quality.md).
 */
import { composeFaults } from "../deployment/compose.ts";
import { kubernetesFaults } from "../deployment/kubernetes.ts";
import { systemdFaults } from "../deployment/systemd.ts";

const faults = [...composeFaults(), ...kubernetesFaults(), ...systemdFaults()];
for (const fault of faults) console.error(fault);
console.log("deploy/compose.yaml, deploy/kubernetes and deploy/systemd fit the server");
process.exitCode = faults.length === 0 ? 0 : 1;
