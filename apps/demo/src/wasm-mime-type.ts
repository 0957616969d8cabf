/** Load the engine also from a host that serves `.wasm` with another type, which browsers refuse to stream. */
export function acceptAnyWasmMimeType(): void {
  const streamed = WebAssembly.instantiateStreaming.bind(WebAssembly);
  WebAssembly.instantiateStreaming = async (source, imports) => {
    const response = await source;
    return response.headers.get('Content-Type') === 'application/wasm'
      ? streamed(response, imports)
      : WebAssembly.instantiate(await response.arrayBuffer(), imports);
  };
}
