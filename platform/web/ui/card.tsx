import type { ComponentProps } from "react";
import { classNames } from "./class-names.ts";

/** A bordered area of a page. Never nest cards. */
export function Card({ className, ...rest }: ComponentProps<"div">) {
  return <div className={classNames("rounded-lg border border-line-1 bg-paper-1", className)} {...rest} />;
}
