export { ReorderReport, type ReorderReportProps } from "./ReorderReport.tsx";
