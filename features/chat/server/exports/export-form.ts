export type ExportForm = "json" | "markdown";
