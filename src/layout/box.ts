/** A rectangle of the window, in CSS pixels from its top left corner. */
export interface Box { readonly x: number; readonly y: number; readonly width: number; readonly height: number }
