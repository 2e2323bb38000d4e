import type { ComponentProps } from "react";
import { classNames } from "./class-names.ts";

/** A bounded sheet on the page; never put one into another. */
export function Card({ className, ...rest }: ComponentProps<"div">) {
  return <div className={classNames("rounded-lg border border-line-1 bg-paper-1", className)} {...rest} />;
}
