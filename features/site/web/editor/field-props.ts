import type { ContentKind } from "../../contract/content/content-kind.ts";
import type { ContentPath, ContentValue } from "./content-value.ts";
import type { Shape } from "./describe-schema.ts";

export interface FieldProps {
  kind: ContentKind;
  shape: Shape;
  label: string;
  value: ContentValue;
  path: ContentPath;
  /** Problems by place. */
  problems: ReadonlyMap<string, string>;
  onChange: (path: ContentPath, next: ContentValue) => void;
}
