/** Take the engine also from a host that sends `.wasm` as something else, which a browser does not read as it comes. */
export function takeAnyWasmType(): void {
  const whileItComes = WebAssembly.instantiateStreaming.bind(WebAssembly);
  WebAssembly.instantiateStreaming = async (source, imports) => {
    const response = await source;
    return response.headers.get('Content-Type') === 'application/wasm'
      ? whileItComes(response, imports)
      : WebAssembly.instantiate(await response.arrayBuffer(), imports);
  };
}
