import { createContext, type ReactNode } from "react";

/** Shows a link of the product itself, such as a citation. Undefined for links that are not its own. */
export type ShowInsideLink = (address: string, children: ReactNode) => ReactNode | undefined;

/** Set around texts whose links may lead into the product. */
export const InsideLinks = createContext<ShowInsideLink | null>(null);
