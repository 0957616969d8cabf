/** Pictures as bytes, valid and broken, for the tests of everything that accepts pictures. */

/** The bytes of a text, one per letter. */
export function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0));
}

const BASE64 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

function decoded(base64: string): Uint8Array<ArrayBuffer> {
  const digits = Array.from(base64.replace(/=+$/, ''), (letter) => BASE64.indexOf(letter));
  return Uint8Array.from({ length: Math.floor((digits.length * 6) / 8) }, (_, n) => {
    const first = Math.floor((n * 8) / 6);
    const twelve = (digits[first] ?? 0) * 64 + (digits[first + 1] ?? 0);
    return (twelve >> (4 - ((n * 8) % 6))) & 255;
  });
}

/** Concatenate byte arrays. */
export function joinBytes(...parts: readonly (Uint8Array | readonly number[])[]): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let place = 0;
  for (const part of parts) {
    bytes.set(part, place);
    place += part.length;
  }
  return bytes;
}

const big = (value: number) => [value >>> 24, (value >>> 16) & 255, (value >>> 8) & 255, value & 255];
const little = (value: number) => big(value).toReversed();

/** Six pixels by four, as a browser wrote them. */
export const JPEG = decoded(
  '/9j/4AAQSkZJRgABAQAAAQABAAD/2wBDABQODxIPDRQSEBIXFRQYHjIhHhwcHj0sLiQySUBMS0dARkVQWnNiUFVtVkVGZIhlbXd7gYKBTmCNl4x9lnN+gXz/2wBDARUXFx4aHjshITt8U0ZTfHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHz/wAARCAAEAAYDASIAAhEBAxEB/8QAFQABAQAAAAAAAAAAAAAAAAAAAAL/xAAbEAABBAMAAAAAAAAAAAAAAAAAAQIDEhEiYf/EABUBAQEAAAAAAAAAAAAAAAAAAAQF/8QAFxEBAAMAAAAAAAAAAAAAAAAAAAECMf/aAAwDAQACEQMRAD8AuOOltnOs5XbLnHE4ACZbS4f/2Q==',
);
/** The same as a WebP. */
export const WEBP = decoded(
  'UklGRj4AAABXRUJQVlA4IDIAAACwAQCdASoGAAQAAsBMJagCdLoAAH4AAP0sPE/fxXCeyotLv/JLg1yv8R3NbJ4rJgAAAA==',
);
export const PNG = decoded(
  'iVBORw0KGgoAAAANSUhEUgAAAAYAAAAECAYAAACtBE5DAAAANklEQVR4AWyJuQ0AMAgDLerMkr2YJQMwS/ai5ysQBZZP8kP/XdsghFgUScR2Hd1GqEP4IBk7HAAA//8iYC5IAAAABklEQVQDACxgFK98ltnkAAAAAElFTkSuQmCC',
);
/** One pixel by one. */
export const GIF = decoded('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7');

/** A segment of a JPEG. */
function segment(marker: number, content: Uint8Array): Uint8Array<ArrayBuffer> {
  return joinBytes([0xff, marker, (content.length + 2) >> 8, (content.length + 2) & 255], content);
}

/** A JPEG with a comment and with EXIF data: the place, and the orientation of the camera. */
export function jpegFromCamera(orientation: number): Uint8Array<ArrayBuffer> {
  const tiff = joinBytes(
    bytesOf('II*\0'),
    [...little(8), 2, 0],
    [0x12, 0x01, 3, 0, 1, 0, 0, 0, orientation, 0, 0, 0],
    [0x25, 0x88, 4, 0, 1, 0, 0, 0, 38, 0, 0, 0],
    little(0),
    bytesOf('GPS 48.2082 N 16.3738 E'),
  );
  return joinBytes(
    JPEG.subarray(0, 2),
    segment(0xe1, joinBytes(bytesOf('Exif\0\0'), tiff)),
    segment(0xe1, bytesOf('http://ns.adobe.com/xap/1.0/\0<place>Vienna</place>')),
    segment(0xfe, bytesOf('A comment')),
    JPEG.subarray(2),
    bytesOf('PK\x03\x04 a file that hides behind'),
  );
}

/** The GIF with a comment and a number of frames. */
export function gifOf(pictures: number): Uint8Array<ArrayBuffer> {
  const picture = GIF.subarray(19, GIF.length - 1);
  const comment = joinBytes([0x21, 0xfe, 6], bytesOf('Vienna'), [0]);
  const all = Array.from({ length: pictures }, () => picture);
  return joinBytes(GIF.subarray(0, 19), comment, ...all, [0x3b]);
}

/** The first bytes of an iPhone photograph. */
export const HEIC = joinBytes([...big(28)], bytesOf('ftypheic\0\0\0\0mif1heicmiaf'), bytesOf('meta'));
export const AVIF = joinBytes([...big(28)], bytesOf('ftypavif\0\0\0\0mif1avifmiaf'), bytesOf('meta'));
export const SVG = bytesOf('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
export const ZIP = joinBytes(bytesOf('PK\x03\x04'), new Uint8Array(60));
export const TEXT = bytesOf('Not a picture at all, whatever the name of the file says.');
