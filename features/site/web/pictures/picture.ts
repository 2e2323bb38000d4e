export type PictureTheme = "light" | "dark";

/** A scene of the product as `npm run pictures` made it. */
export interface Picture {
  /** As it is drawn, in CSS pixels; together they give the aspect. */
  width: number;
  height: number;
  /** In which it is there, in pixels: of 320, 640, 1024 and 1920 those that the scene has. */
  widths: readonly number[];
  /** Stand in the names of its files and change with them. */
  light: string;
  dark: string;
}
