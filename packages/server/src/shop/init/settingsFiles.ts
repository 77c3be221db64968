import type { InitAnswers } from "./answers.ts";

/** The `.env` of a new shop. `dataDir` is written only if it is not the usual one. */
export function envFile({ currency, email, address }: InitAnswers, dataDir: string | undefined): string {
  const { hostname, port, origin } = new URL(address);
  return [
    "# Settings of the shop; docs/deployment.md lists all of them. Keep this file to yourself.",
    "SUNDRY_DEMO=off",
    ...(dataDir === undefined ? [] : [`SUNDRY_DATA_DIR=${JSON.stringify(dataDir)}`]),
    // On this machine buyers reach the process itself; elsewhere a proxy stands before it.
    ...(hostname === "localhost" ? (port ? [`PORT=${port}`] : []) : [`SUNDRY_ORIGIN=${origin}`]),
    `SUNDRY_CURRENCY=${currency}`,
    `SUNDRY_CONTACT_TO=${email}`,
    "# For e-mails: codes for forgotten passwords, and messages of the contact page. Without these, none are sent.",
    "# SUNDRY_SMTP_URL=smtps://user:password@mail.example.com:465",
    "# SUNDRY_SMTP_FROM=",
    "SUNDRY_PAGE_CONFIG=config.json",
    "# Where the shop's days begin and end. Without it, times follow Shanghai.",
    "# SUNDRY_ZONE=Europe/Berlin",
    "# The account for bank transfers, its lines joined with \\n. Without it, buyers pay from their wallets only.",
    "# SUNDRY_BANK_ACCOUNT=",
    "",
  ].join("\n");
}

/** The `config.json` of a new shop: what differs from the defaults of the pages. */
export function pageConfig({ name, currency, address }: InitAnswers): string {
  const { hostname, port, protocol } = new URL(address);
  const usual = protocol === "https:" ? 443 : 80;
  const settings = {
    title: name,
    companyName: name,
    currency,
    pcDomain: hostname === "localhost" ? "" : hostname,
    port: Number(port) || usual,
    footerArticles: { about: "about", contact: "contact", help: "help", privacy: "privacy" },
  };
  return `${JSON.stringify(settings, null, 2)}\n`;
}
