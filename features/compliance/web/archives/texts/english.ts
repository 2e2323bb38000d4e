/** The texts of archives of people and of legal holds. */
export const english = {
  title: "Your data",
  description:
    "Everything stored about you, as one zip: rows, conversations, files and events, signed so that anybody can check it.",
  request: "Request archive",
  empty: "No archives. One is made in the background, and kept for 72 hours.",
  failed: "Your archives could not be loaded",
  waiting: "Waiting for its turn",
  writing: (count: string) => `Packing: ${count} files so far`,
  ready: "Ready",
  failedOne: "Failed",
  count: (count: string, size: string) => `${count} files, ${size}`,
  asked: "Asked",
  expires: "Expires",
  stop: "Cancel",
  remove: "Remove",
  download: "Download",
  own: "Your data",
  ofPerson: (name: string) => `Data of ${name}`,
  ofHold: (name: string) => `Package of the hold “${name}”`,
  gone: "somebody whose account is gone",
  goneHold: "a hold that is gone",
  notRequested: "The archive was not requested",
  notDownloaded: "The archive was not downloaded",
  notRemoved: "The archive was not removed",
  verify: "To check an archive offline:",
  verifier: "the verifier",
  problems: {
    too_large:
      "It is larger than a zip can be: 4 GB or 60,000 files. Ask the people who run this installation.",
    interrupted: "Packing was interrupted too often. Remove it and try again.",
    not_permitted: "Your right to take this out ended, or what it was about is gone.",
  },
  others: {
    title: "Archive of a person",
    description:
      "For somebody who asked for their data. They see in their log that you asked for it, and get a mail unless a legal hold covers them.",
    email: "Address",
    submit: "Request",
    needsEmail: "Write the address of the person.",
  },
  hold: {
    package: "Package for discovery",
    label: (name: string) => `Package for discovery: ${name}`,
    done: "The package is being made. It is under Data requests.",
  },
};
