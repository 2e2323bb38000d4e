import { openPage } from "../functions/open-page.ts";

/** Opens the portal of the payment service in a new tab; throws when there is none. */
export const openPortal = () => openPage("customer-portal");
