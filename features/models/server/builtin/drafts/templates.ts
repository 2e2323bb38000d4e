import type { Template } from "./facts.ts";
import { jobAd } from "./job-ad.ts";
import { letter, mail, thanks } from "./letter-and-mail.ts";
import { agenda, invitation, minutes } from "./meetings.ts";
import { outOfOffice } from "./out-of-office.ts";
import { statusReport } from "./status-report.ts";

/** All texts that are drafted without a model. Of two names at one place the earlier template is meant. */
export const templates: readonly Template[] = [
  ...[outOfOffice, thanks, jobAd, statusReport, minutes, agenda, letter, mail, invitation],
];
