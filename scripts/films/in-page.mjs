/**
 * Draw a film and encode it; runs in the page. Answers its frames and its cover.
 *
 * @param {import('./films.mjs').Film & { svg: string, width: number, height: number, fps: number, seconds: number }} film
 */
export async function drawFilm({ svg, motion, beats, stream, width, height, fps, seconds }) {
  const PAPER = '#f9f6f0';
  const LINE = '#e4ddd0';
  const WATER = '#5f8f8a';
  const STONE = '#6b5f55';
  const GOLD = '#c9962b';
  const GRAINS = 26;
  const count = fps * seconds;
  const canvas = new OffscreenCanvas(width, height);
  const made = canvas.getContext('2d', { alpha: false });
  if (made === null) throw new Error('films: there is no canvas');
  const context = made;
  const image = new Image();
  image.src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
  await image.decode();
  const scale = (height * 0.86) / 180;
  const left = (width - 240 * scale) / 2;
  const top = height * 0.07;

  /**
   * A place on the stream.
   *
   * @param {number} share From 0 to 1.
   * @returns {[number, number]}
   */
  function placeAt(share) {
    const at = share * (stream.length - 1);
    const from = Math.min(Math.floor(at), stream.length - 2);
    const [[x1, y1], [x2, y2]] = [stream[from] ?? [0, 0], stream[from + 1] ?? [0, 0]];
    return [x1 + (x2 - x1) * (at - from), y1 + (y2 - y1) * (at - from)];
  }

  /** @param {number} share */
  function move(share) {
    const beat = Math.sin(share * beats * 2 * Math.PI);
    const [x, y] = [left + 120 * scale, top + 150 * scale];
    if (motion === 'rock') {
      context.translate(x, y);
      context.rotate(beat * 0.035);
      context.translate(-x, -y);
    } else if (motion === 'shake') context.translate(beat * 3 * scale * 0.5, 0);
    else if (motion === 'stamp') context.translate(0, -Math.max(0, beat) * 3 * scale * 0.6);
    else context.translate(0, beat * 0.8);
  }

  /** @param {number} share */
  function draw(share) {
    context.setTransform(1, 0, 0, 1, 0, 0);
    context.fillStyle = PAPER;
    context.fillRect(0, 0, width, height);
    context.strokeStyle = LINE;
    context.lineWidth = 1;
    for (let y = height * 0.2; y < height; y += height * 0.2) {
      context.beginPath();
      context.moveTo(0, Math.round(y) + 0.5);
      context.lineTo(width, Math.round(y) + 0.5);
      context.stroke();
    }
    context.save();
    move(share);
    context.drawImage(image, left, top, 240 * scale, 180 * scale);
    context.restore();
    for (let grain = 0; grain < GRAINS; grain += 1) {
      // Each grain runs a whole number of times through the film, so that the end meets the beginning.
      const runs = 2 + (grain % 2);
      const along = (share * runs + grain / GRAINS) % 1;
      const [x, y] = placeAt(along);
      const wobble = Math.sin(grain * 12.9898 + share * 2 * Math.PI * runs * 2) * 3;
      const kind = grain % 13 === 0 ? GOLD : grain % 3 === 0 ? WATER : STONE;
      context.globalAlpha = Math.min(1, 6 * Math.min(along, 1 - along));
      context.fillStyle = kind;
      context.beginPath();
      context.arc(
        left + x * scale,
        top + (y + wobble) * scale,
        (kind === GOLD ? 1.9 : 1.5) * scale,
        0,
        2 * Math.PI,
      );
      context.fill();
    }
    context.globalAlpha = 1;
  }

  /** @type {{ atMs: number, key: boolean, data: number[] }[]} */
  const frames = [];
  const failed = Promise.withResolvers();
  const encoder = new VideoEncoder({
    output(chunk) {
      const data = new Uint8Array(chunk.byteLength);
      chunk.copyTo(data);
      frames.push({ atMs: Math.round(chunk.timestamp / 1000), key: chunk.type === 'key', data: [...data] });
    },
    error: failed.reject,
  });
  encoder.configure({
    codec: 'vp09.00.30.08',
    width,
    height,
    framerate: fps,
    bitrate: 260_000,
    latencyMode: 'quality',
  });
  for (let index = 0; index < count; index += 1) {
    draw(index / count);
    const frame = new VideoFrame(canvas, { timestamp: Math.round((index * 1_000_000) / fps) });
    encoder.encode(frame, { keyFrame: index % (2 * fps) === 0 });
    frame.close();
  }
  await Promise.race([encoder.flush(), failed.promise]);
  encoder.close();
  draw(0.1);
  const cover = await canvas.convertToBlob({ type: 'image/webp', quality: 0.8 });
  return { frames, cover: [...new Uint8Array(await cover.arrayBuffer())] };
}
