import { setting, wholeNumber } from "./setting.ts";

/** Settings of files that people attach. A plan's storage limits a whole workspace. */
export const fileSettings = {
  FILE_SIZE_MB: setting({
    schema: wholeNumber(1, 500),
    defaultValue: "50",
    description: "Maximum size of an attached file, in megabytes.",
    expected: "a number from 1 to 500",
  }),
  FILES_PER_MESSAGE: setting({
    schema: wholeNumber(1, 50),
    defaultValue: "10",
    description: "Maximum number of files of one message.",
    expected: "a number from 1 to 50",
  }),
  FILES_PER_PERSON_MB: setting({
    schema: wholeNumber(1, 10_000_000),
    defaultValue: "2000",
    description:
      "Maximum size of all files of one person in a workspace, in megabytes. The plan limits the workspace.",
    expected: "a number from 1 to 10000000",
  }),
  EXPORT_KEPT_HOURS: setting({
    schema: wholeNumber(1, 720),
    defaultValue: "72",
    description: "How long an export of several conversations can be downloaded, in hours.",
    expected: "a number from 1 to 720",
  }),
};
