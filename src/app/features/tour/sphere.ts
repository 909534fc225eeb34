import { type ScreenSize, type View, focalLength } from './projection';
import { fragment, vertex } from './sphereShaders';

/** Draws panoramas as spheres around the viewer, on one canvas. */
export interface Sphere {
  /** The widest picture that this graphics card takes. */
  readonly widest: number;
  /** Shows another picture; `isSame` replaces the shown one by a sharper one of the same room. */
  show(picture: ImageBitmap, isSame: boolean): void;
  /** Draws the view; `shown` from 0 to 1 fades from the picture before, as it was seen in `before`. */
  draw(view: View, fade: { shown: number; before: View }): void;
  dispose(): void;
}

const options: WebGLContextAttributes = {
  antialias: false,
  depth: false,
  stencil: false,
  powerPreference: 'low-power',
};

/** A sphere on a canvas; null where the browser has no WebGL 2. */
export function createSphere(canvas: HTMLCanvasElement): Sphere | null {
  const gl = canvas.getContext('webgl2', options);
  const program = gl && link(gl);
  if (!gl || !program) return null;
  gl.useProgram(program);
  const corners = gl.createBuffer();
  gl.bindBuffer(gl.ARRAY_BUFFER, corners);
  gl.bufferData(gl.ARRAY_BUFFER, new Float32Array([-1, -1, 3, -1, -1, 3]), gl.STATIC_DRAW);
  const corner = gl.getAttribLocation(program, 'corner');
  gl.enableVertexAttribArray(corner);
  gl.vertexAttribPointer(corner, 2, gl.FLOAT, false, 0, 0);
  const at = (name: string) => gl.getUniformLocation(program, name);
  const places = {
    halfScreen: at('halfScreen'),
    view: at('view'),
    viewBefore: at('viewBefore'),
    shown: at('shown'),
  };
  gl.uniform1i(at('picture'), 0);
  gl.uniform1i(at('pictureBefore'), 1);
  let [now, before] = [emptyTexture(gl), emptyTexture(gl)];
  const bind = () => {
    gl.activeTexture(gl.TEXTURE1);
    gl.bindTexture(gl.TEXTURE_2D, before);
    gl.activeTexture(gl.TEXTURE0);
    gl.bindTexture(gl.TEXTURE_2D, now);
  };
  const size = (): ScreenSize => ({ width: canvas.width, height: canvas.height });
  const along = (view: View) => {
    const radians = Math.PI / 180;
    return [view.yaw * radians, view.pitch * radians, focalLength(view, size()), 0] as const;
  };
  return {
    widest: gl.getParameter(gl.MAX_TEXTURE_SIZE) as number,
    show(picture, isSame) {
      if (!isSame) [now, before] = [before, now];
      bind();
      gl.texImage2D(gl.TEXTURE_2D, 0, gl.RGB, gl.RGB, gl.UNSIGNED_BYTE, picture);
    },
    draw(view, fade) {
      gl.viewport(0, 0, canvas.width, canvas.height);
      gl.uniform2f(places.halfScreen, canvas.width / 2, canvas.height / 2);
      gl.uniform4f(places.view, ...along(view));
      gl.uniform4f(places.viewBefore, ...along(fade.before));
      gl.uniform1f(places.shown, fade.shown);
      bind();
      gl.drawArrays(gl.TRIANGLES, 0, 3);
    },
    dispose() {
      gl.deleteTexture(now);
      gl.deleteTexture(before);
      gl.deleteBuffer(corners);
      gl.deleteProgram(program);
    },
  };
}

function link(gl: WebGL2RenderingContext): WebGLProgram | null {
  const program = gl.createProgram();
  for (const [kind, source] of [
    [gl.VERTEX_SHADER, vertex],
    [gl.FRAGMENT_SHADER, fragment],
  ] as const) {
    const shader = gl.createShader(kind);
    if (!shader) return null;
    gl.shaderSource(shader, source);
    gl.compileShader(shader);
    gl.attachShader(program, shader);
  }
  gl.linkProgram(program);
  return gl.getProgramParameter(program, gl.LINK_STATUS) ? program : null;
}

/** A black pixel until a picture is there. Across the seam behind one, it repeats. */
function emptyTexture(gl: WebGL2RenderingContext): WebGLTexture {
  const texture = gl.createTexture();
  gl.bindTexture(gl.TEXTURE_2D, texture);
  gl.texImage2D(gl.TEXTURE_2D, 0, gl.RGB, 1, 1, 0, gl.RGB, gl.UNSIGNED_BYTE, new Uint8Array(3));
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_WRAP_S, gl.REPEAT);
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_WRAP_T, gl.CLAMP_TO_EDGE);
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MIN_FILTER, gl.LINEAR);
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MAG_FILTER, gl.LINEAR);
  return texture;
}
