/** Covers the whole canvas with one triangle. */
export const vertex = `#version 300 es
in vec2 corner;
out vec2 at;
void main() { at = corner; gl_Position = vec4(corner, 0.0, 1.0); }`;

/** Each pixel's direction, turned by the view, is a place in the equirectangular picture. */
export const fragment = `#version 300 es
precision highp float;
in vec2 at;
uniform vec2 halfScreen;
uniform vec4 view;
uniform vec4 viewBefore;
uniform float shown;
uniform sampler2D picture;
uniform sampler2D pictureBefore;
out vec4 pixel;
const float PI = 3.14159265358979;
vec4 look(sampler2D from, vec4 along) {
  vec3 ray = vec3(at * halfScreen, along.z);
  float up = ray.y * cos(along.y) + ray.z * sin(along.y);
  float ahead = ray.z * cos(along.y) - ray.y * sin(along.y);
  float yaw = atan(ray.x, ahead) + along.x;
  float pitch = atan(up, length(vec2(ray.x, ahead)));
  return texture(from, vec2(yaw / (2.0 * PI) + 0.5, 0.5 - pitch / PI));
}
void main() {
  vec4 now = look(picture, view);
  pixel = shown < 1.0 ? mix(look(pictureBefore, viewBefore), now, shown) : now;
}`;
