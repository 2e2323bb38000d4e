import type { EventCategory } from "../../../../contract/index.ts";

/** A class of OCSF: https://schema.ocsf.io. */
interface OcsfClass {
  uid: number;
  name: string;
  categoryUid: number;
  categoryName: string;
}

const iam = { categoryUid: 3, categoryName: "Identity & Access Management" } as const;
const application = { categoryUid: 6, categoryName: "Application Activity" } as const;

export const ocsfClasses: Record<EventCategory, OcsfClass> = {
  sign_in: { uid: 3002, name: "Authentication", ...iam },
  rights: { uid: 3005, name: "User Access Management", ...iam },
  things: { uid: 3004, name: "Entity Management", ...iam },
  use: { uid: 6003, name: "API Activity", ...application },
  product: { uid: 6002, name: "Application Lifecycle", ...application },
};
