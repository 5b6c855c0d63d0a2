/** On Linux a window needs a display server; elsewhere there always is one. */
export const hasDisplay = process.platform !== 'linux' || Boolean(process.env['DISPLAY'] ?? process.env['WAYLAND_DISPLAY']);
